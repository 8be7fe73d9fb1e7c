import { type Part, type Point, readTest } from './points.ts'

export const DOCUMENT = 'docs/specification-coverage.md'

const HEAD = `# What holds each point of the specification

Written by \`npm run specification\` from \`tools/specification/points/\`; \`npm run check\` fails where a test that is named here
is gone, a point has none, or this page is stale. A test stands behind the groups that it is in; \`%s\`, \`$name\` and \`…\` are
filled in by a table when it runs. The rules in their own words are in [specification.md](specification.md).`

/** All points as tables by chapter, each with the tests that fail when it breaks. */
export const writeDocument = (parts: readonly Part[]): string =>
  `${[HEAD, ...parts.map(writePart)].join('\n\n')}\n`

/** Number of points, and of those without complete tests. */
export function countPoints(points: readonly Point[]): string {
  const left = points.filter(({ notApplicable }) => notApplicable).length
  const open = points.filter(point => point.open).length
  return `${points.length} points: ${points.length - left - open} held by tests, ${open} open, ${left} left out with a reason.`
}

function writePart({ chapter, points }: Part): string {
  const rows = points.map(point => `| ${point.id} | ${cell(point.rule)} | ${holders(point)} |`)
  // Counts are per part: a grand total would be changed by all simultaneous edits.
  return [
    `## ${chapter}`,
    '',
    countPoints(points),
    '',
    '| point | rule | held by |',
    '|---|---|---|',
    ...rows,
  ].join('\n')
}

function holders({ heldBy = [], open, notApplicable }: Point): string {
  const tests = heldBy.map(readTest).map(({ file, title }) => `\`${file}\`: ${cell(title)}`)
  const rest = [
    ...(open ? [`**open**: ${cell(open)}`] : []),
    ...(notApplicable ? [`left out: ${cell(notApplicable)}`] : []),
  ]
  return [...tests, ...rest].join('<br>')
}

/** Escapes text for a table cell. */
const cell = (text: string): string => text.replace(/[|<>*_]/g, sign => `\\${sign}`)
