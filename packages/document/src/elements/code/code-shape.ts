import { line, or } from '../../fields.ts'
import { paintSchema } from '../../schema-parts.ts'
import { shapeOf } from '../element-shape.ts'
import { type CodeElement, MOST_CODE_CHARACTERS } from './code.ts'

export const codeShape = shapeOf<CodeElement>('code', {
  content: line(MOST_CODE_CHARACTERS),
  colour: or(paintSchema, '#000000'),
  ground: or(paintSchema.nullable(), null),
})
