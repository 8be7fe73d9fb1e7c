import type { ReactNode } from 'react'
import type { ChoiceGroup, DisplayChoice } from '../product/choices.ts'
import { usePriceDifferences } from '../product/use-choice-prices.ts'
import { useDesigner } from '../state/designer-context.ts'

/** A radio; an unavailable one stays in place with its reason and the switch that makes it available. */
export function Option({
  choice,
  group,
  difference,
  children,
}: {
  choice: DisplayChoice
  group: string
  /** Price difference. */
  difference?: string | undefined
  children?: ReactNode
}) {
  const { product } = useDesigner()
  const id = `${group}-${choice.value || 'none'}`
  const { problem } = choice
  const apply = () => product.apply(choice.next, choice.field, choice.name)
  return (
    <div className="option" data-impossible={problem ? '' : undefined}>
      <input
        type="radio"
        id={id}
        name={group}
        checked={choice.chosen}
        disabled={Boolean(problem)}
        aria-describedby={problem ? `${id}-why` : undefined}
        onChange={apply}
      />
      <label htmlFor={id}>
        {children ?? choice.name}
        {difference && <span className="difference">{difference}</span>}
      </label>
      {problem && (
        <p className="reason" id={`${id}-why`}>
          {problem.reason}
          <button type="button" className="text-button" onClick={apply}>
            {problem.fix}
          </button>
        </p>
      )}
    </div>
  )
}

/** A list of choices, each with its price difference. */
export function OptionList({ id, name, choices }: ChoiceGroup) {
  const difference = usePriceDifferences(choices)
  return (
    <fieldset className="options" aria-label={name}>
      {choices.map(choice => (
        <Option key={choice.value} choice={choice} group={id} difference={difference(choice)} />
      ))}
    </fieldset>
  )
}

/** A radio displayed as a sample of the profile. */
export function Swatch({
  choice,
  group,
  difference,
}: {
  choice: DisplayChoice
  group: string
  /** Price difference; in a row with prices, every choice reserves this line. */
  difference?: string | undefined
}) {
  const { product } = useDesigner()
  const id = `${group}-${choice.value || 'none'}`
  const { colours, problem } = choice
  const background = colours
    ? `linear-gradient(to right, ${colours.edgeColour}, ${colours.colour} 22%, color-mix(in srgb, ${colours.colour} 78%, #fff) 50%, ${colours.colour} 78%, ${colours.edgeColour})`
    : 'var(--raised)'
  return (
    <div className="swatch" data-impossible={problem ? '' : undefined} title={problem?.reason}>
      <input
        type="radio"
        id={id}
        name={group}
        checked={choice.chosen}
        disabled={Boolean(problem)}
        onChange={() => product.apply(choice.next, choice.field, choice.name)}
      />
      <label htmlFor={id}>
        <span className="colour" style={{ background }} />
        {choice.name}
        <span className="difference">{difference}</span>
      </label>
    </div>
  )
}
