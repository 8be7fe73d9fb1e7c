import { line, withDefault } from '../../fields.ts'
import { paintSchema } from '../../schema-parts.ts'
import { shapeOf } from '../element-shape.ts'
import { type CodeElement, MOST_CODE_CHARACTERS } from './code.ts'

export const codeShape = shapeOf<CodeElement>('code', {
  content: line(MOST_CODE_CHARACTERS),
  colour: withDefault(paintSchema, '#000000'),
  ground: withDefault(paintSchema.nullable(), null),
})
