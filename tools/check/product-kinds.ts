import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DOCUMENT_KINDS, PRODUCT_KINDS } from '@passepartout/domain'
import { type Expression, parseSync, Visitor } from 'oxc-parser'
import { isTest, type SourceFile } from './sources.ts'

export interface KindRooms {
  /** Paths whose code belongs to kinds: their registries and adapters. */
  homes: readonly string[]
  /** Names of folders that belong to one kind, at any depth. */
  folders: readonly string[]
  /** By the id of a kind: names of variables and fields for which the word means something else. */
  otherMeanings: Readonly<Record<string, readonly string[]>>
  /** Files that branch on a kind all the same, and why. */
  exceptions: Readonly<Record<string, string>>
}

export const readKindRooms = (root: string): KindRooms =>
  JSON.parse(readFileSync(join(root, 'tools/check/product-kinds.json'), 'utf8'))

/** Ids of product kinds, and of the documents that are stored under another name. */
export const KIND_IDS: readonly string[] = [...new Set<string>([...PRODUCT_KINDS, ...DOCUMENT_KINDS])]

/** As few keys of an object that are ids of kinds make it a table by kind. */
const TABLE = 3
/** As few ids of kinds, and nothing else, make an array a list of kinds. */
const LIST = 2

/** Comparisons with ids of product kinds, and tables and lists of such ids, outside the homes of kinds. */
export function checkProductKinds(
  sources: readonly SourceFile[],
  rooms: KindRooms,
  ids: readonly string[] = KIND_IDS,
): string[] {
  const found = new Map(
    sources
      .filter(({ path }) => !isTest(path) && !isHome(path, rooms))
      .flatMap(({ path, text }) => {
        const branches = branchesIn(path, text, new Set(ids), rooms)
        return branches.length > 0 ? [[path, branches] as const] : []
      }),
  )
  const unused = Object.keys(rooms.exceptions).filter(path => !found.has(path))
  return [
    ...[...found].flatMap(([path, branches]) =>
      path in rooms.exceptions ? [] : branches.map(branch => `${path} ${branch}`),
    ),
    ...unused.map(path => `tools/check/product-kinds.json: ${path} branches on no kind any more`),
  ]
}

function isHome(path: string, { homes, folders }: KindRooms): boolean {
  const above = path.split('/').slice(0, -1)
  return homes.some(home => path.startsWith(home)) || above.some(folder => folders.includes(folder))
}

function branchesIn(
  path: string,
  text: string,
  ids: ReadonlySet<string>,
  { otherMeanings }: KindRooms,
): string[] {
  const found: string[] = []
  const idOf = (one: Expression | null): string | undefined =>
    one?.type === 'Literal' && typeof one.value === 'string' && ids.has(one.value) ? one.value : undefined
  const compare = (one: Expression, other: Expression | null) => {
    const id = idOf(other)
    const name = lastName(one)
    if (id !== undefined && !otherMeanings[id]?.includes(name))
      found.push(`compares ${name || 'a value'} with the kind "${id}": ask for a fact of the kind`)
  }
  const { program } = parseSync(path, text)
  new Visitor({
    BinaryExpression({ left, operator, right }) {
      if (!/^[!=]==?$/.test(operator)) return
      compare(left, right)
      compare(right, left)
    },
    SwitchStatement({ discriminant, cases }) {
      for (const { test } of cases) compare(discriminant, test)
    },
    ObjectExpression({ properties }) {
      const keys = properties.flatMap(one => {
        if (one.type !== 'Property' || one.computed || one.shorthand) return []
        if (one.key.type === 'Identifier') return one.key.name
        return one.key.type === 'Literal' && typeof one.key.value === 'string' ? one.key.value : []
      })
      const kinds = keys.filter(key => ids.has(key))
      if (kinds.length >= TABLE)
        found.push(`is a table by kind (${kinds.join(', ')}): it belongs to the kinds`)
    },
    ArrayExpression({ elements }) {
      const kinds = elements.map(one => (one && one.type !== 'SpreadElement' ? idOf(one) : undefined))
      if (kinds.length >= LIST && kinds.every(kind => kind !== undefined))
        found.push(`lists kinds (${kinds.join(', ')}): derive the list from a fact`)
    },
  }).visit(program)
  return found
}

/** `kind` of `line.kind`, `line?.kind` and `kind`; empty for other expressions. */
function lastName(of: Expression): string {
  if (of.type === 'Identifier') return of.name
  if (of.type === 'ChainExpression') return lastName(of.expression as Expression)
  if (of.type !== 'MemberExpression' || of.property.type !== 'Identifier') return ''
  return of.property.name
}
