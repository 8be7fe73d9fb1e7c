// node tools/bootstrap/pack-well.mjs: what a first start leaves for later; tools/start.mjs runs it beside the shop, behind all else.
import { compressFully } from './builds.mjs'
import { root } from './root.mjs'

await compressFully(root)
