import { memorySandboxStore } from './memory-sandbox-store.ts';
import { describeSandboxStore } from './sandbox-store-conformance.ts';

describeSandboxStore('the in-memory store', memorySandboxStore);
