import type { Account } from '@passepartout/contracts'
import { addressForm } from '@passepartout/domain'
import { Checkbox, TextField } from '@passepartout/ui/field'
import { countryName } from '../checkout/country-name.ts'
import { RegionField } from '../checkout/region-field.tsx'
import { AreaForm } from './area-form.tsx'
import { type AreaProps, errorOfForm } from './area-page.ts'
import type { AreaChangeError, Values } from './submit-area-form.ts'

type SavedAddressList = Account['addresses'][number]

/** The saved addresses that the checkout offers, each with its form folded away, and a form for a new one. */
export function AddressList({ page, failed, account }: AreaProps & { account: Account }) {
  const { translate } = page
  const { addresses } = account
  const added = errorOfForm(failed, 'add-address')
  return (
    <div className="grid gap-5">
      <p className="measure text-muted">{translate('area.addresses-text')}</p>
      {addresses.map(saved => (
        <SavedAddressForm key={saved.id} page={page} failed={failed} saved={saved} />
      ))}
      <details
        open={addresses.length === 0 || added !== undefined}
        className="disclosure rounded-surface border border-hairline bg-raised p-5 nav:p-7"
      >
        <summary className="flex min-h-11 items-center font-semibold">
          {translate('area.address-new')}
        </summary>
        <AreaForm page={page} section="addresses" intent="add-address" failed={added} className="mt-3">
          <AddressFields
            page={page}
            id="new"
            values={added?.values ?? { firstName: account.firstName, lastName: account.lastName }}
            failed={added}
          />
        </AreaForm>
      </details>
    </div>
  )
}

function SavedAddressForm({ page, failed, saved }: AreaProps & { saved: SavedAddressList }) {
  const { translate, shop } = page
  const { id, address, phone, isDefault } = saved
  const changed = errorOfForm(failed, 'change-address', id)
  const { firstName, lastName, company, street, extra, postalCode, city, region, country } = address
  const lines = [
    company,
    `${firstName} ${lastName}`,
    street,
    extra,
    `${postalCode} ${city} ${region}`.trim(),
    countryName(country, shop.locale),
  ].filter(Boolean)
  const values = {
    ...{ firstName, lastName, company, street, extra, postalCode, city, region, phone },
    isDefault: isDefault ? 'on' : '',
  }
  return (
    <section className="rounded-surface border border-hairline bg-raised p-5 nav:p-7">
      <div className="flex items-start justify-between gap-4">
        <address className="not-italic">
          {lines.map(line => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
        {isDefault && (
          <span className="rounded-full bg-accent-soft px-3 py-1 text-13 font-semibold text-accent">
            {translate('area.address-default')}
          </span>
        )}
      </div>
      <details open={changed !== undefined} className="disclosure mt-2">
        <summary className="text-link flex min-h-11 items-center text-15">
          {translate('area.address-edit')}
          <span className="sr-only">: {street}</span>
        </summary>
        <AreaForm
          page={page}
          section="addresses"
          intent="change-address"
          id={id}
          failed={changed}
          className="mt-3"
        >
          <AddressFields page={page} id={id} values={changed?.values ?? values} failed={changed} />
        </AreaForm>
        <AreaForm
          page={page}
          section="addresses"
          intent="remove-address"
          id={id}
          failed={errorOfForm(failed, 'remove-address', id)}
          className="mt-3"
        >
          <button type="submit" className="text-link min-h-11 text-15">
            {translate('area.delete')}
          </button>
        </AreaForm>
      </details>
    </section>
  )
}

interface FieldsProps extends Pick<AreaProps, 'page'> {
  id: string
  values: Values
  failed: AreaChangeError | undefined
}

/** Fields in the order of the shop's country; their autocomplete values come from the domain. */
function AddressFields({ page, id, values, failed }: FieldsProps) {
  const { translate, shop } = page
  const form = addressForm(shop.country)
  const errorOf = (name: string) => (failed?.errors[`address.${name}`] ?? failed?.errors[name])?.[0]
  const half = new Set(['firstName', 'lastName', 'postalCode', 'city'])
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-5">
      {form.fields.map(({ name, autocomplete, inputMode, isRequired, maxLength }) => (
        <div key={name} className={half.has(name) ? '' : 'col-span-2'}>
          {name === 'region' ? (
            <RegionField
              id={`${id}-region`}
              name="region"
              page={page}
              regions={form.regions}
              error={errorOf(name)}
              defaultValue={values.region ?? ''}
            />
          ) : (
            <TextField
              id={`${id}-${name}`}
              name={name}
              label={translate(`checkout.${name}`)}
              error={errorOf(name)}
              {...(isRequired ? {} : { optional: translate('checkout.optional') })}
              autoComplete={autocomplete}
              inputMode={inputMode}
              maxLength={maxLength}
              defaultValue={values[name] ?? ''}
            />
          )}
        </div>
      ))}
      <div className="col-span-2">
        <TextField
          id={`${id}-phone`}
          name="phone"
          type="tel"
          label={translate('area.phone')}
          optional={translate('checkout.optional')}
          error={errorOf('phone')}
          autoComplete="tel"
          maxLength={40}
          defaultValue={values.phone ?? ''}
        />
        <p className="mt-5 mb-2">
          <span className="block text-14 font-semibold">{translate('checkout.country')}</span>
          {countryName(shop.country, shop.locale)}
        </p>
        <Checkbox
          id={`${id}-default`}
          name="isDefault"
          label={translate('area.address-make-default')}
          defaultChecked={values.isDefault === 'on'}
        />
        <button type="submit" className="button button-primary mt-3 max-md:w-full">
          {translate('area.save')}
        </button>
      </div>
    </div>
  )
}
