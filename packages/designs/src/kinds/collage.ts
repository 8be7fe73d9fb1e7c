import type { CollageDesign } from '../schema/design.ts'
import type { DesignKindRules } from './design-kind-rules.ts'

export const collage: DesignKindRules<CollageDesign> = { pageRole: 'front' }
