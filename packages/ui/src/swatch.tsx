import type { ComponentProps } from 'react'

const MOST_DOTS = 7

/** A colour to choose, inside a `swatch` link or label that carries its spoken name. */
export function Swatch({ colour, name, edge }: { colour: string | undefined; name: string; edge?: string }) {
  return (
    <>
      <span
        className="swatch-dot"
        style={{ background: colour, ...(edge ? { borderColor: edge, borderWidth: 3 } : {}) }}
      />
      <span className="sr-only">{name}</span>
    </>
  )
}

/** A colour as a radio. */
export function SwatchRadio({
  colour,
  name,
  edge,
  ...input
}: ComponentProps<'input'> & { colour: string; name: string; edge?: string; field: string }) {
  const { field, ...rest } = input
  return (
    <label title={name} className="swatch">
      <input type="radio" {...rest} name={field} className="absolute inset-0 cursor-[inherit] opacity-0" />
      <Swatch colour={colour} name={name} {...(edge ? { edge } : {})} />
    </label>
  )
}

/** The colours that something comes in, at a glance; spoken as one sentence. */
export function SwatchDots({
  colours,
  spoken,
}: {
  colours: readonly { name: string; swatch: string }[]
  spoken: string
}) {
  return (
    <p className="flex h-4 items-center gap-1.5">
      <span className="sr-only">{spoken}</span>
      {colours.slice(0, MOST_DOTS).map(({ name, swatch }) => (
        <span
          key={name}
          aria-hidden="true"
          className="size-3.5 rounded-full border border-[rgb(0_0_0/0.16)] forced-color-adjust-none"
          style={{ background: swatch }}
        />
      ))}
    </p>
  )
}
