import { posix } from 'node:path'
import { ACYCLIC, CROSS_FEATURE_FOLDERS } from './layers.ts'
import { isTest, type Module } from './sources.ts'

type Graph = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Circular imports of files, and of subfolders of a folder (layers.ts), type imports included. Each problem is one
 * sentence that begins with the file or folder.
 */
export function checkCycles(modules: readonly Module[]): string[] {
  const own = modules.filter(({ path }) => !isTest(path))
  const values = graphOf(
    own,
    path => path,
    ({ typeOnly, dynamic }) => !typeOnly && !dynamic,
  )
  const folders = ACYCLIC.map(folder => {
    const within = (path: string) =>
      path.startsWith(`${folder}/`) ? path.split('/', folder.split('/').length + 1).join('/') : undefined
    const plugged = (path: string) => {
      const node = within(path)
      return node !== undefined && CROSS_FEATURE_FOLDERS.includes(node) ? undefined : node
    }
    return graphOf(own, plugged, () => true)
  })
  return [values, ...folders]
    .flatMap(findCycles)
    .map(circle => `${circle[0]}: is part of a circle of imports: ${[...circle, circle[0]].join(' -> ')}`)
}

/** Import graph of the nodes that files belong to. */
function graphOf(
  modules: readonly Module[],
  nodeOf: (path: string) => string | undefined,
  counts: (one: Module['imports'][number]) => boolean,
): Graph {
  const graph = new Map<string, Set<string>>()
  for (const { path, imports } of modules) {
    const from = nodeOf(path)
    if (from === undefined) continue
    const known = graph.get(from) ?? new Set<string>()
    graph.set(from, known)
    for (const one of imports) {
      if (!one.specifier.startsWith('.') || !counts(one)) continue
      const to = nodeOf(posix.join(posix.dirname(path), one.specifier.replace(/\?.*$/, '')))
      if (to !== undefined && to !== from) known.add(to)
    }
  }
  return graph
}

/** One shortest cycle through each node that is in one, unless a reported cycle contains it. */
function findCycles(graph: Graph): string[][] {
  const told = new Set<string>()
  return [...graph.keys()].sort().flatMap(start => {
    const circle = told.has(start) ? undefined : cycleThrough(graph, start)
    for (const node of circle ?? []) told.add(node)
    return circle ? [circle] : []
  })
}

function cycleThrough(graph: Graph, start: string): string[] | undefined {
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (const node of queue) {
    for (const next of graph.get(node) ?? []) {
      if (next === start) return pathTo(node, start, cameFrom)
      if (cameFrom.has(next)) continue
      cameFrom.set(next, node)
      queue.push(next)
    }
  }
  return undefined
}

function pathTo(end: string, start: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const path = [end]
  for (let node = end; node !== start; path.unshift(node)) node = cameFrom.get(node) ?? start
  return path
}
