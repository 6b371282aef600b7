import { mount } from "svelte";
import App from "./App.svelte";
import { alone, here } from "./device/here.svelte";
import { reader } from "./reader/reader.svelte";
import { router } from "./shell/router.svelte";
import { startWorker } from "./shell/worker";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

const target = document.getElementById("app");
if (!target) throw new Error("no place to mount the page");
await reader.start();
router.start();
mount(App, { target });
startWorker();
// An export has nobody else to ask: what the first click needs is getting ready while the reader looks around.
if (alone) void here.device().catch(() => {});
