import { useFastHashes, useRealHashes } from './hashes.ts'
import { isQuickRun } from './long-run.ts'

// What lands is tested with the shop's own hashes.
if (isQuickRun) useFastHashes()
else useRealHashes()
