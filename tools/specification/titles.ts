import { type Expression, parseSync, Visitor } from 'oxc-parser'

const NAMES = new Set(['test', 'it', 'describe'])
/** The first are called with a title themselves; the others are called first, with a table or a condition. */
const WITH_TITLE = new Set(['only', 'skip', 'fixme', 'fails', 'concurrent', 'serial', 'describe', 'step'])
const BEFORE_TITLE = new Set(['each', 'for', 'skipIf', 'runIf'])

/**
 * The titles of the tests and groups of a file, each preceded by those of its groups: `a cart > is empty at first`. As
 * in the source: `%s` and `$name` of tables stay, and each expression of a template is `…`, as its value is known only
 * at run time.
 */
export function titlesOf(path: string, text: string): Set<string> {
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const titles = new Set<string>()
  const around: string[] = []
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      const title = namesTest(callee) ? titleFrom(first) : undefined
      if (title === undefined) return
      around.push(title)
      titles.add(around.join(' > '))
    },
    'CallExpression:exit'({ callee, arguments: [first] }) {
      if (namesTest(callee) && titleFrom(first) !== undefined) around.pop()
    },
  }).visit(program)
  return titles
}

/** `test`, `test.describe.serial`, `test.each(rows)`, `test.skipIf(condition)`. */
function namesTest(callee: Expression): boolean {
  if (callee.type === 'Identifier') return NAMES.has(callee.name)
  if (callee.type === 'TaggedTemplateExpression') return isPartOfTest(callee.tag, BEFORE_TITLE)
  if (callee.type === 'CallExpression') return isPartOfTest(callee.callee, BEFORE_TITLE)
  return isPartOfTest(callee, WITH_TITLE)
}

function isPartOfTest(of: Expression, properties: ReadonlySet<string>): boolean {
  if (of.type !== 'MemberExpression' || of.property.type !== 'Identifier') return false
  return properties.has(of.property.name) && namesTest(of.object)
}

function titleFrom(argument: { type: string } | undefined): string | undefined {
  const written = argument as Expression | undefined
  if (written?.type === 'Literal' && typeof written.value === 'string') return written.value
  if (written?.type !== 'TemplateLiteral') return undefined
  return written.quasis.map(({ value }) => value.cooked ?? value.raw).join('…')
}
