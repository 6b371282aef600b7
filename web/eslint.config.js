/** Run from the root of the project (`npm run lint`), since the games' own web folders lie outside this one. */
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";

/**
 * Rules that ask for types read the whole program again for every component: half a minute for a hundred of them. They
 * look at the components in thorough runs (tests/depth.py has the same variable), at plain TypeScript always.
 */
const thorough = Number(process.env.CHRYSALIDE_DEPTH || 1) > 1;

export default defineConfig(
  globalIgnores(["src/chrysalide/server/page/"]),
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      parserOptions: {
        project: ["web/tsconfig.json"],
        tsconfigRootDir: `${import.meta.dirname}/..`,
        extraFileExtensions: [".svelte"],
      },
    },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      // Functions that are handed over are properties: their parameters are then compared strictly.
      "@typescript-eslint/method-signature-style": "error",
      // svelte-check knows which names exist, and does not mistake a type for one.
      "no-undef": "off",
      // Sets and maps in state are `$state.raw`: they are replaced, never changed.
      "svelte/prefer-svelte-reactivity": "off",
      // This parser takes what a component exports for `any`; svelte-check sees the types.
      "@typescript-eslint/no-duplicate-type-constituents": "off",
      "@typescript-eslint/no-redundant-type-constituents": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    files: ["**/*.svelte"],
    rules: {
      // What is assigned to a `$bindable` goes to the parent, which this rule does not know.
      "no-useless-assignment": "off",
      // Handlers, snippets and imported components are `any` to this parser; svelte-check sees their types.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  thorough ? [] : { files: ["**/*.svelte"], extends: [ts.configs.disableTypeChecked] },
  {
    files: ["**/tests/**"],
    rules: {
      // A stand-in for something asynchronous has nothing to wait for.
      "@typescript-eslint/require-await": "off",
      "no-restricted-properties": [
        "error",
        ...["waitFor", "waitUntil"].map((property) => ({
          object: "vi",
          property,
          message: "It gives up after a second; `expect.poll` has the limit of vite.config.ts.",
        })),
      ],
    },
  },
  {
    files: ["**/*.js"],
    extends: [ts.configs.disableTypeChecked],
  },
);
