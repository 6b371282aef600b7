/** The licences of what the build puts into the page: whoever passes a package on passes its licence on. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const LICENCE = /^licen[cs]e/i;

/** `own`: licences that packages do not bring with them. */
export function notices(root: string, own: string): Plugin {
  const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  return {
    name: "notices",
    apply: "build",
    generateBundle() {
      const emit = (name: string, source: Buffer) =>
        this.emitFile({ type: "asset", fileName: `licences/${name}`, source });
      emit("chrysalide.txt", readFileSync(join(root, "../LICENSE")));
      for (const file of readdirSync(own)) emit(file, readFileSync(join(own, file)));
      for (const name of Object.keys(dependencies)) {
        const called = `${name.replace("@", "").replace("/", "-")}.txt`;
        if (existsSync(join(own, called))) continue;
        const folder = join(root, "node_modules", name);
        const file = readdirSync(folder).find((one) => LICENCE.test(one));
        if (!file) throw new Error(`${name} has no licence to pass on: put it into ${own}`);
        emit(called, readFileSync(join(folder, file)));
      }
    },
  };
}
