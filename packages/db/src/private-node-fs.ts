import { NodeFS } from '@electric-sql/pglite/nodefs'

type Options = Parameters<NodeFS['init']>[1]

/** The part of Emscripten's NODEFS used here, which PGlite does not type. */
interface NodeOperations {
  setattr(node: unknown, attributes: { mode?: number }): void
}

const OTHERS = 0o077

/**
 * A folder for PGlite whose files are readable by their own user alone. PGlite gives each new file the mode 0666,
 * whatever the umask of the process is.
 */
export class PrivateNodeFS extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(pg, options)
    const close = (module: unknown) => {
      const operations = (module as { NODEFS: { node_ops: NodeOperations } }).NODEFS.node_ops
      const { setattr } = operations
      operations.setattr = (node, attributes) =>
        setattr(
          node,
          attributes.mode === undefined ? attributes : { ...attributes, mode: attributes.mode & ~OTHERS },
        )
    }
    const preRun = [close, ...(emscriptenOpts.preRun ?? [])] as Options['preRun']
    return { emscriptenOpts: { ...emscriptenOpts, preRun } as Options }
  }
}
