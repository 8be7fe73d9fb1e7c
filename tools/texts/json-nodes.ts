import { type Expression, parseSync } from 'oxc-parser'

/** A value of a JSON text with its place, so that a change leaves the rest of the file as it is. */
export interface JsonNode {
  start: number
  end: number
  value: string | readonly JsonNode[] | ReadonlyMap<string, JsonProperty> | undefined
}

interface JsonProperty extends JsonNode {
  /** Where the property begins: its key. */
  keyStart: number
}

/** Strings, arrays and objects of a JSON text; other values have no `value`. */
export function parseJsonNodes(json: string): JsonNode {
  const { program, errors } = parseSync('data.js', `(${json}\n)`)
  const [statement] = program.body
  if (errors[0] || statement?.type !== 'ExpressionStatement')
    throw new Error(errors[0]?.message ?? 'is no JSON')
  const { expression } = statement
  return nodeOf(expression.type === 'ParenthesizedExpression' ? expression.expression : expression)
}

/** The parenthesis before the text takes one place. */
const nodeOf = (expression: Expression): JsonNode => ({
  start: expression.start - 1,
  end: expression.end - 1,
  value: contentOf(expression),
})

function contentOf(expression: Expression): JsonNode['value'] {
  if (expression.type === 'Literal')
    return typeof expression.value === 'string' ? expression.value : undefined
  if (expression.type === 'ArrayExpression')
    return expression.elements.flatMap(element =>
      element && element.type !== 'SpreadElement' ? [nodeOf(element)] : [],
    )
  if (expression.type !== 'ObjectExpression') return undefined
  return new Map(
    expression.properties.flatMap((property): [string, JsonProperty][] => {
      if (property.type !== 'Property' || property.key.type !== 'Literal') return []
      const { value, key } = property
      return [[String(key.value), { ...nodeOf(value as Expression), keyStart: key.start - 1 }]]
    }),
  )
}
