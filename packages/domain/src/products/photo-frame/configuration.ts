import type { FrameType, Material, MatType } from '../../catalogue/vocabulary.ts'

/** A picture as ordered: material, size, options, and an optional frame with mat. */
export interface FrameConfiguration {
  materialType: Material
  /** Width x height in mm as chosen, so `400x600` is a portrait. */
  formatType: string
  /** One value of every applicable option group, in the material's order. */
  optionTypes: string[]
  frameType?: FrameType
  matType?: MatType
  matSize?: number
}

export type ConfigurationField =
  | 'materialType'
  | 'formatType'
  | 'optionTypes'
  | 'frameType'
  | 'matType'
  | 'matSize'

/** Reason codes of refused values; `rule` codes come from the combination table. */
export type ProblemCode =
  | 'unknown-material'
  | 'unknown-format'
  | 'format-too-small'
  | 'format-too-large'
  | 'free-format-not-offered'
  | 'unknown-option'
  | 'option-not-for-material'
  | 'option-missing'
  | 'option-twice'
  | 'option-needs-glazed-frame'
  | 'unknown-frame'
  | 'frame-not-for-material'
  | 'frame-too-large'
  | 'frame-too-small'
  | 'mat-without-frame'
  | 'unknown-mat'
  | 'mat-not-for-frame'
  | 'unknown-mat-size'
  | (string & {})

export interface ConfigurationProblem {
  field: ConfigurationField
  code: ProblemCode
  /** The refused value, or the option group without a value. */
  value: string
}

export type ConfigurationCheck = { ok: true } | { ok: false; problems: ConfigurationProblem[] }

export interface Correction {
  field: ConfigurationField
  given: string
  used: string | undefined
}

/** Untrusted input from an address, a request body or an old draft. */
export interface FrameConfigurationInput {
  materialType?: string | undefined
  formatType?: string | undefined
  optionTypes?: readonly string[] | undefined
  frameType?: string | undefined
  matType?: string | undefined
  matSize?: number | string | undefined
}
