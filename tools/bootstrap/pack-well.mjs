// node tools/bootstrap/pack-well.mjs: the compression that a first start postpones; tools/start.mjs runs it beside the
// shop, at lowest priority.
import { compressFully } from './builds.mjs'
import { root } from './root.mjs'

await compressFully(root)
