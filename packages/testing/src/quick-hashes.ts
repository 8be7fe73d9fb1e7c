import { useFastHashes, useRealHashes } from './hashes.ts'
import { isQuickRun } from './long-run.ts'

// The gate tests with the shop's own hashes.
if (isQuickRun) useFastHashes()
else useRealHashes()
