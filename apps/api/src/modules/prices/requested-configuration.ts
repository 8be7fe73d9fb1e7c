import {
  type Catalogue,
  type ConfigurationProblem,
  type FrameConfiguration,
  type FrameConfigurationInput,
  normaliseFrameConfiguration,
  type Shop,
} from '@passepartout/domain'

type ConfigurationResult =
  | { ok: true; configuration: FrameConfiguration }
  | { ok: false; problems: ConfigurationProblem[] }

/**
 * The requested configuration with defaults for missing fields. An unavailable value is a problem and is not corrected:
 * a price must never be that of another product.
 */
export function requestedConfiguration(
  catalogue: Catalogue,
  input: FrameConfigurationInput,
  shop: Shop,
): ConfigurationResult {
  const { configuration, corrections } = normaliseFrameConfiguration(catalogue, input, shop)
  const problems = corrections.map(
    ({ field, given }): ConfigurationProblem => ({ field, code: UNKNOWN[field] ?? 'other', value: given }),
  )
  return problems.length > 0 ? { ok: false, problems } : { ok: true, configuration }
}

const UNKNOWN: Partial<Record<ConfigurationProblem['field'], string>> = {
  materialType: 'unknown-material',
  formatType: 'free-format-not-offered',
  frameType: 'frame-not-for-material',
  matSize: 'unknown-mat-size',
}
