/** Run from the root of the project (`npm run lint`), since the games' own web folders lie outside this one. */
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";

export default defineConfig(
  globalIgnores(["src/chrysalide/server/page/"]),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    files: ["**/*.{ts,js,svelte}"],
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // The compiler knows which names exist, and does not mistake a type for one.
      "no-undef": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
);
