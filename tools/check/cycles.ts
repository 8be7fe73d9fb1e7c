import { posix } from 'node:path'
import { ACYCLIC, CROSS_FEATURE_FOLDERS, TANGLED_FOLDERS } from './layers.ts'
import { isTest, type Module } from './sources.ts'

type Graph = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Circular imports: of values between files; of values and types between files of several folders; of subfolders of a
 * folder (layers.ts), types included. Each problem is one sentence that begins with the file or folder. An own walker,
 * because dependency-cruiser reads TypeScript through its compiler's API, which version 7 has not, and Biome's
 * `noImportCycles` exempts no circle within a folder and reads the whole repository to format one file.
 */
export function checkCycles(modules: readonly Module[]): string[] {
  const own = modules.filter(({ path }) => !isTest(path))
  const values = graphOf(
    own,
    path => path,
    ({ typeOnly, dynamic }) => !typeOnly && !dynamic,
  )
  const types = graphOf(
    own,
    path => path,
    ({ dynamic }) => !dynamic,
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
  const found = [values, ...folders].flatMap(findCycles)
  const reported = new Set(found.flat())
  const crossing = findFolderCycles(types).filter(circle => !circle.some(file => reported.has(file)))
  return [...found, ...crossing].map(
    circle => `${circle[0]}: is part of a circle of imports: ${[...circle, circle[0]].join(' -> ')}`,
  )
}

/** One circle for each tangle of files in several folders. */
function findFolderCycles(graph: Graph): string[][] {
  return tanglesOf(graph).flatMap(files => {
    if (TANGLED_FOLDERS.some(folder => files.every(file => file.startsWith(`${folder}/`)))) return []
    const within = new Map(
      files.map(file => [file, new Set([...(graph.get(file) ?? [])].filter(to => files.includes(to)))]),
    )
    for (const [from, targets] of within) {
      const crossing = [...targets].find(to => posix.dirname(to) !== posix.dirname(from))
      if (crossing !== undefined)
        return [cycleThrough(new Map(within).set(from, new Set([crossing])), from) ?? []]
    }
    return []
  })
}

/** The sets of nodes that all reach each other (Tarjan's strongly connected components), of two or more. */
function tanglesOf(graph: Graph): string[][] {
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []
  function visit(node: string): number {
    const order = lowest.size
    const place = stack.push(node) - 1
    lowest.set(node, order)
    let low = order
    for (const next of graph.get(node) ?? []) {
      if (!graph.has(next)) continue
      const seen = lowest.get(next)
      if (seen === undefined) low = Math.min(low, visit(next))
      else if (stack.includes(next)) low = Math.min(low, seen)
    }
    lowest.set(node, low)
    if (low === order) {
      const tangle = stack.splice(place)
      if (tangle.length > 1) found.push(tangle.sort())
    }
    return low
  }
  for (const node of graph.keys()) if (!lowest.has(node)) visit(node)
  return found
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
  const reported = new Set<string>()
  return [...graph.keys()].sort().flatMap(start => {
    const circle = reported.has(start) ? undefined : cycleThrough(graph, start)
    for (const node of circle ?? []) reported.add(node)
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
