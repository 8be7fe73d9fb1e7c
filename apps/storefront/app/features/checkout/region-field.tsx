import type { Region, Translate } from '@passepartout/domain'
import { SelectField } from '@passepartout/ui/field'
import type { ComponentProps } from 'react'

interface RegionFieldProps extends Omit<ComponentProps<typeof SelectField>, 'label' | 'children'> {
  page: { translate: Translate }
  regions: readonly Region[]
}

/** State, canton or province of an address, from those of its country. */
export function RegionField({ page: { translate }, regions, ...select }: RegionFieldProps) {
  return (
    <SelectField {...select} label={translate('checkout.region')}>
      <option value="">{translate('checkout.region-choose')}</option>
      {regions.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
