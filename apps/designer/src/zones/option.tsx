import type { ReactNode } from 'react'
import type { ShownChoice } from '../product/choices.ts'
import { useDesigner } from '../state/designer-context.ts'

/** One radio; an impossible one stays in place with its reason and the switch that would allow it. */
export function Option({
  choice,
  group,
  children,
}: {
  choice: ShownChoice
  group: string
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
      <label htmlFor={id}>{children ?? choice.name}</label>
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

/** A radio drawn as a piece of the profile. */
export function Swatch({ choice, group }: { choice: ShownChoice; group: string }) {
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
      </label>
    </div>
  )
}
