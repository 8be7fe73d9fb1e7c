import type { EnvelopeAddress } from '@passepartout/contracts'
import { addressForm } from '@passepartout/domain'
import { SelectField, TextField } from '@passepartout/ui/field'
import type { Page } from '../../platform/page.ts'

interface RecipientFieldsProps {
  page: Page
  /** What the field of the name is called: where it is to stand. */
  nameLabel: string
  /** Told apart from the fields of others on the page. */
  id: string
  /** What is known of it, and what is wrong with that. */
  typed: EnvelopeAddress | undefined
}

/** Fields of an address as it stands on a parcel or an envelope, in a grid of six columns. */
export function RecipientFields({ page, nameLabel, id, typed }: RecipientFieldsProps) {
  const { translate, shop } = page
  const form = addressForm(shop.country, 'home')
  const has = (name: string) => form.fields.some(field => field.name === name)
  const field = (name: 'name' | 'extra' | 'street' | 'postalCode' | 'city') => ({
    name,
    id: `${name}-${id}`,
    label: name === 'name' ? nameLabel : translate(`checkout.${name}`),
    error: typed?.problems[name]?.[0],
    defaultValue: typed?.[name],
    maxLength: 60,
    autoComplete: 'off',
  })
  return (
    <>
      <div className="col-span-6">
        <TextField {...field('name')} />
      </div>
      <div className="col-span-6 nav:col-span-4">
        <TextField {...field('street')} />
      </div>
      <div className="col-span-6 nav:col-span-2">
        <TextField {...field('extra')} optional={translate('checkout.optional')} />
      </div>
      <div className="col-span-3 nav:col-span-2">
        <TextField {...field('postalCode')} />
      </div>
      <div className="col-span-3">
        <TextField {...field('city')} />
      </div>
      {has('region') && (
        <div className="col-span-3">
          <SelectField
            name="region"
            id={`region-${id}`}
            label={translate('checkout.region')}
            error={typed?.problems.region?.[0]}
            defaultValue={typed?.region}
          >
            <option value="">{translate('checkout.region-choose')}</option>
            {form.regions.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
      )}
    </>
  )
}
