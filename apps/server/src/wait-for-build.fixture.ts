import { setTimeout as wait } from 'node:timers/promises'
import { waitForBuild } from './wait-for-build.ts'

// The first message arrives while this process is still loading, as it does where nothing has to be built.
if (process.argv.includes('late')) await wait(500)
const built = waitForBuild()
if (!process.argv.includes('late')) process.send?.('listens')
await built.storefront.catch(() => process.exit(3))
process.send?.('opens')
if (!process.argv.includes('unasked')) await built.designer.catch(() => process.exit(4))
