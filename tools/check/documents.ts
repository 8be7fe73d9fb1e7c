import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { listFiles, type SourceFile } from './sources.ts'

/** Paths of the repository that are quoted in documents and comments. */
const QUOTED_PATH = /`((?:apps|packages|tools|e2e|docs|deploy)\/[\w./-]+\.\w+)`/g
const LINK = /\[[^\]]*\]\(([^)\s]+)\)/g
const CITED_DOCUMENT = /\bdocs\/[\w/-]+\.md(?:#[\w-]+)?/g
const CITED_DECISIONS = /\bdecisions? (\d+(?:(?:, | and )\d+)*)/g

/** All Markdown files of the repository. */
export function readDocumentFiles(root: string): SourceFile[] {
  const atTheTop = readdirSync(root, { withFileTypes: true }).filter(entry => entry.isFile())
  const paths = [
    ...atTheTop.map(({ name }) => name),
    ...listFiles(root, ['apps', 'catalogue', 'content', 'deploy', 'docs', 'e2e', 'packages', 'tools']),
  ]
  return paths
    .filter(path => path.endsWith('.md'))
    .map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/** Broken links between documents, quoted files that do not exist, and decisions without a page. */
export function checkDocuments(root: string, documents: readonly SourceFile[]): string[] {
  const anchors = new Map(documents.map(({ path, text }) => [path, anchorsOf(text)]))
  return documents.flatMap(({ path, text }) => [
    ...findMatches(text, LINK)
      .filter(target => !/^[a-z]+:/.test(target))
      .filter(target => !isReachable(root, resolveLink(path, target), anchors))
      .map(target => `${path}: nothing is at ${target}`),
    ...findMatches(text, QUOTED_PATH)
      .filter(file => !existsSync(join(root, file)))
      .map(file => `${path}: there is no file ${file}`),
    ...findDeadDecisions(text, documents).map(number => `${path}: decision ${number} has no page`),
  ])
}

/** Comments that cite a document, heading or decision that does not exist. */
export function checkCitedDocuments(
  root: string,
  sources: readonly SourceFile[],
  documents: readonly SourceFile[],
): string[] {
  const anchors = new Map(documents.map(({ path, text }) => [path, anchorsOf(text)]))
  return sources.flatMap(({ path, text }) =>
    (text.match(/^\s*(?:\/\*\*?|\*|\/\/).*$/gm) ?? []).flatMap(comment => [
      ...[...comment.matchAll(CITED_DOCUMENT)]
        .map(([target]) => target)
        .filter(target => !isReachable(root, target, anchors))
        .map(target => `${path}: nothing is at ${target}`),
      ...findDeadDecisions(comment, documents).map(number => `${path}: decision ${number} has no page`),
    ]),
  )
}

/** Anchors as GitHub generates them: lower case, without punctuation, hyphens for spaces. */
export function anchorsOf(markdown: string): Set<string> {
  return new Set(
    findMatches(markdown, /^#{1,6} (.+)$/gm).map(heading =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}_\- ]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )
}

function findMatches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found)
}

function resolveLink(from: string, target: string): string {
  if (target.startsWith('#')) return from + target
  return normalize(join(dirname(from), target))
}

function isReachable(
  root: string,
  target: string,
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
): boolean {
  const [file = '', anchor] = target.split('#')
  if (anchor === undefined) return existsSync(join(root, file))
  return anchors.get(file)?.has(anchor) ?? false
}

function findDeadDecisions(text: string, documents: readonly SourceFile[]): string[] {
  const numbers = findMatches(text, CITED_DECISIONS).flatMap(cited => cited.split(/, | and /))
  return numbers.filter(
    number => !documents.some(({ path }) => path.startsWith(`docs/decisions/${number.padStart(4, '0')}-`)),
  )
}
