import { memorySandboxStore } from './memory-sandbox-store.ts';
import { describeSandboxStore } from './sandbox-store-conformance.ts';

describeSandboxStore('the store in memory', memorySandboxStore);
