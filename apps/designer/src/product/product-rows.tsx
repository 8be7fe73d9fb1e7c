import type { ProductRow, ProductRowChoice } from '../data/configured-product.ts'
import { ChoiceRow } from '../panels/choice-row.tsx'
import { useDesign, useDesigner } from '../state/designer-context.ts'

/** Rows of the product's configuration; changing one transfers the design. */
export function ProductRows({ without = [] }: { without?: readonly string[] }) {
  const { t } = useDesigner()
  const product = useDesign(state => state.product)
  const rows = product?.rows?.filter(({ field }) => !without.includes(field)) ?? []
  return rows.map(row => {
    const name = t(`field.${row.field}`)
    if (row.look === 'select') return <SelectRow key={row.field} row={row} name={name} />
    const chosen = row.choices.find(choice => choice.chosen)
    return (
      <ChoiceRow key={row.field} id={`product-${row.field}`} name={name} value={chosen?.name ?? ''}>
        {row.look === 'list' ? <List row={row} name={name} /> : <Pictures row={row} name={name} />}
      </ChoiceRow>
    )
  })
}

interface RowProps {
  row: ProductRow
  name: string
}

/** The chosen value, or the requested one while the change is in progress. */
function useChosen({ choices }: ProductRow): {
  isChosen: (choice: ProductRowChoice) => boolean
  choose: (choice: ProductRowChoice, option: string) => void
  isStill: boolean
} {
  const { products } = useDesigner()
  const changing = useDesign(state => state.changing)
  const viewer = useDesign(state => state.viewer)
  const isAsked = ({ params }: ProductRowChoice) =>
    changing !== null && Object.entries(params).every(([key, value]) => changing[key] === value)
  const requested = choices.find(isAsked)
  return {
    isChosen: choice => (requested ? choice === requested : choice.chosen),
    choose: ({ params, name }, option) => void products.change(params, { option, value: name }),
    isStill: viewer,
  }
}

/** A select for months, years and page counts. */
function SelectRow({ row, name }: RowProps) {
  const { isChosen, choose, isStill } = useChosen(row)
  const id = `product-${row.field}`
  return (
    <div className="choice select-row">
      <label htmlFor={id}>{name}</label>
      <select
        id={id}
        value={row.choices.find(isChosen)?.value ?? ''}
        disabled={isStill}
        onChange={({ currentTarget }) => {
          const choice = row.choices.find(({ value }) => value === currentTarget.value)
          if (choice) choose(choice, name)
        }}
      >
        {row.choices.map(({ value, name, allowed, reason }) => (
          <option key={value} value={value} disabled={!allowed} title={reason ?? undefined}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

/** A list of choices with price differences; unavailable ones show the reason. */
function List({ row, name }: RowProps) {
  const { isChosen, choose, isStill } = useChosen(row)
  return (
    <fieldset className="options" aria-label={name}>
      {row.choices.map(choice => {
        const id = `product-${row.field}-${choice.value}`
        return (
          <div key={choice.value} className="option" data-impossible={choice.allowed ? undefined : ''}>
            <input
              type="radio"
              id={id}
              name={row.field}
              checked={isChosen(choice)}
              disabled={isStill || !choice.allowed}
              aria-describedby={choice.reason ? `${id}-why` : undefined}
              onChange={() => choose(choice, name)}
            />
            <label htmlFor={id}>
              {choice.name}
              {choice.difference && <span className="difference">{choice.difference}</span>}
            </label>
            {choice.reason && (
              <p className="reason" id={`${id}-why`}>
                {choice.reason}
              </p>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}

/** Designs and palettes as images and swatches. */
function Pictures({ row, name }: RowProps) {
  const { isChosen, choose, isStill } = useChosen(row)
  return (
    <fieldset className="formats" aria-label={name}>
      {row.choices.map(choice => (
        <label key={choice.value}>
          <input
            type="radio"
            name={row.field}
            checked={isChosen(choice)}
            disabled={isStill || !choice.allowed}
            onChange={() => choose(choice, name)}
          />
          {choice.picture && <img className="style-thumb" src={choice.picture} alt="" loading="lazy" />}
          {choice.swatch && <span className="foil-swatch" style={{ background: choice.swatch }} />}
          <span>{choice.name}</span>
        </label>
      ))}
    </fieldset>
  )
}
