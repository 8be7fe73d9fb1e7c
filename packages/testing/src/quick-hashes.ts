import { hashInFull, hashQuickly } from './hashes.ts'
import { isShortRun } from './long-run.ts'

// What lands is tested with the shop's own hashes.
if (isShortRun) hashQuickly()
else hashInFull()
