import type { CartLine } from '@passepartout/contracts'
import { type DescriptionLine, describeConfiguration, type FrameConfiguration } from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'

/** A configuration in words: what it is about, and what was chosen. */
export function lineDescription(
  { catalogue, shop, translate }: Pick<CallContext, 'catalogue' | 'shop' | 'translate'>,
  configuration: FrameConfiguration,
): CartLine['description'] {
  return describeConfiguration(catalogue, configuration, shop).map(({ key, params }) =>
    key === 'frame.line.option'
      ? { label: params.group ?? '', value: params.value ?? '' }
      : { label: translate(LABELS[key]), value: translate(key, params) },
  )
}

const LABELS: Record<Exclude<DescriptionLine['key'], 'frame.line.option'>, string> = {
  'frame.line.product': 'frame.label.product',
  'frame.line.frame': 'frame.label.frame',
  'frame.line.mat': 'frame.label.mat',
}
