import { Group, Row, State } from './group.tsx'

/** Background and the text colour on it. */
const PAIRS = [
  ['surface', 'ink'],
  ['raised', 'ink'],
  ['raised', 'muted'],
  ['strip', 'muted'],
  ['stage', 'muted'],
  ['panel', 'reduced'],
  ['row-hover', 'ink'],
  ['accent', 'on-accent'],
  ['accent-hover', 'on-accent'],
  ['accent-active', 'on-accent'],
  ['accent-soft', 'accent'],
  ['band', 'on-band'],
  ['badge', 'on-badge'],
  ['disabled', 'on-disabled'],
  ['error-soft', 'reduced'],
  ['inverse', 'on-inverse'],
  ['inverse', 'on-inverse-muted'],
  ['inverse', 'inverse-action'],
  ['raised', 'ok'],
] as const

const LINES = ['hairline', 'line-strong', 'accent', 'reduced'] as const
const ROUND = ['control', 'field', 'surface', 'sheet', 'picture', 'badge'] as const
const SHADOWS = ['float', 'card'] as const

export function Tokens() {
  return (
    <Group
      id="tokens"
      title="Tokens"
      text="Custom properties of the channel. Every pair of text and ground is checked for 4.5:1, every line that marks a control for 3:1."
    >
      <Row>
        {PAIRS.map(([ground, text]) => (
          <p
            key={`${ground}-${text}`}
            className="ui-colour"
            style={{ background: `var(--${ground})`, color: `var(--${text})` }}
          >
            {text}
            <br />
            on {ground}
          </p>
        ))}
      </Row>
      <Row>
        {LINES.map(name => (
          <State key={name} name={name}>
            <div className="ui-box" style={{ border: `2px solid var(--${name})` }} />
          </State>
        ))}
        {ROUND.map(name => (
          <State key={name} name={`round-${name}`}>
            <div
              className="ui-box"
              style={{ background: 'var(--skeleton)', borderRadius: `var(--round-${name})` }}
            />
          </State>
        ))}
        {SHADOWS.map(name => (
          <State key={name} name={`${name}-shadow`}>
            <div
              className="ui-box"
              style={{ background: 'var(--raised)', boxShadow: `var(--${name}-shadow)` }}
            />
          </State>
        ))}
      </Row>
    </Group>
  )
}
