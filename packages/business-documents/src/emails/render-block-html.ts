import { Button } from '@react-email/button'
import { type CSSProperties, createElement as h, type ReactNode } from 'react'
import type { Brand } from '../brand.ts'
import { type EmailBlock, type EmailLineItem, type Fact, isHttpUrl } from './email-content.ts'

const TABLE = { role: 'presentation', cellPadding: 0, cellSpacing: 0, width: '100%' } as const
const TEXT: CSSProperties = { margin: '0 0 16px', overflowWrap: 'anywhere' }
const SMALL: CSSProperties = { fontSize: 14, lineHeight: '21px' }

/** A block in HTML for mail programs: tables for columns, inline styles. */
export function renderBlockHtml(block: EmailBlock, brand: Brand, key: number): ReactNode {
  const { ink, muted, line, accent, round } = brand
  switch (block.kind) {
    case 'text':
      return h('p', { key, className: 'ink', style: { ...TEXT, color: ink } }, ...broken(block.text))
    case 'small':
      return h('p', { key, className: 'muted', style: { ...TEXT, ...SMALL, color: muted } }, block.text)
    case 'heading':
      return h(
        'h2',
        { key, className: 'ink', style: { ...headingStyle(brand), margin: '32px 0 12px' } },
        block.text,
      )
    case 'facts':
      return h('table', { ...TABLE, key, style: { margin: '0 0 16px' } }, factRows(block.facts, brand))
    case 'panel':
      return drawPanel(block, brand, key)
    case 'button':
      if (!isHttpUrl(block.url)) return null
      return h(
        Button,
        {
          ...{ key, href: block.url, className: block.isSecond ? 'button plain' : 'button' },
          style: {
            ...{ margin: '8px 12px 20px 0', padding: '14px 27px', borderRadius: round, fontWeight: 600 },
            ...{ lineHeight: '24px', border: `1px solid ${accent}` },
            ...(block.isSecond ? { color: accent } : { backgroundColor: accent, color: '#ffffff' }),
          },
        },
        block.text,
      )
    case 'articles':
      return h(
        'table',
        { ...TABLE, key },
        h(
          'tbody',
          null,
          ...block.articles.map((article, index) => renderLineItemHtml(article, brand, index)),
        ),
      )
    case 'sums':
      return drawSums(block, brand, key)
    case 'quote':
      return h(
        'div',
        {
          ...{ key, className: 'ink stage' },
          style: {
            ...{ margin: '0 0 16px', padding: 16, backgroundColor: brand.stage, color: ink },
            ...{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', border: `1px solid ${line}` },
          },
        },
        block.text,
      )
    case 'lines':
      return h(
        'p',
        { key, className: 'ink', style: { ...TEXT, margin: '24px 0', color: ink } },
        h('strong', null, block.title),
        ...block.lines.flatMap((text, index) => [h('br', { key: index }), text]),
        block.note ? h('br') : null,
        block.note ? h('span', { className: 'muted', style: { color: muted } }, block.note) : null,
      )
  }
}

/** Keeps line breaks. */
const broken = (text: string): ReactNode[] =>
  text.split(/\r?\n/).flatMap((line, index) => (index > 0 ? [h('br', { key: index }), line] : [line]))

const headingStyle = ({ face, ink }: Brand): CSSProperties => ({
  ...{ margin: 0, fontFamily: face, fontSize: 20, lineHeight: '26px', fontWeight: 600, color: ink },
})

function factRows(facts: readonly Fact[], { ink, muted }: Brand): ReactNode {
  const cell: CSSProperties = { padding: '4px 0', verticalAlign: 'top', textAlign: 'left' }
  return h(
    'tbody',
    null,
    ...facts.map(({ name, value }, index) =>
      h(
        'tr',
        { key: index },
        h(
          'th',
          {
            ...{ scope: 'row', className: 'muted' },
            style: { ...cell, ...SMALL, width: '34%', paddingRight: 16, fontWeight: 400, color: muted },
          },
          name,
        ),
        h(
          'td',
          { className: 'ink', style: { ...cell, color: ink, overflowWrap: 'anywhere' } },
          ...broken(value),
        ),
      ),
    ),
  )
}

function drawPanel(
  { title, picture, facts, note }: Extract<EmailBlock, { kind: 'panel' }>,
  brand: Brand,
  key: number,
): ReactNode {
  const { ink, muted, line } = brand
  const rows = facts.flatMap(({ name, value }, index) => [
    h('div', { key: `name ${index}`, className: 'muted', style: { ...SMALL, color: muted } }, name),
    h(
      'div',
      {
        ...{ key: index, className: 'ink' },
        style: { margin: '0 0 8px', fontWeight: 600, color: ink, overflowWrap: 'anywhere' },
      },
      ...broken(value),
    ),
  ])
  const table = h(
    'table',
    { ...TABLE, style: { marginTop: 16 } },
    h(
      'tbody',
      null,
      h(
        'tr',
        null,
        picture
          ? h(
              'td',
              {
                className: 'column',
                style: { width: picture.width, paddingRight: 32, verticalAlign: 'top' },
              },
              // A white border, so that the code can be scanned in dark mode too.
              h('img', {
                ...{ src: `cid:${picture.cid}`, width: picture.width, height: picture.width, alt: '' },
                style: { display: 'block', border: '10px solid #ffffff', margin: -10 },
              }),
            )
          : null,
        h('td', { className: 'column', style: { verticalAlign: 'top' } }, ...rows),
      ),
    ),
  )
  return h(
    'div',
    {
      ...{ key, className: 'panel line' },
      style: {
        ...{ margin: '28px 0', padding: 24, border: `1px solid ${line}`, borderRadius: 6 },
        backgroundColor: '#ffffff',
      },
    },
    h('h2', { className: 'ink', style: headingStyle(brand) }, title),
    table,
    note ? h('p', { className: 'muted', style: { ...SMALL, margin: '12px 0 0', color: muted } }, note) : null,
  )
}

function renderLineItemHtml(
  { picture, title, lines, price, before }: EmailLineItem,
  brand: Brand,
  key: number,
): ReactNode {
  const { ink, muted, line, reduced } = brand
  const cell: CSSProperties = { padding: '14px 0', verticalAlign: 'top', borderBottom: `1px solid ${line}` }
  return h(
    'tr',
    { key },
    picture
      ? h(
          'td',
          { className: 'line', style: { ...cell, width: picture.width, paddingRight: 16 } },
          h('img', {
            ...{ src: `cid:${picture.cid}`, width: picture.width, alt: '' },
            style: { display: 'block', borderRadius: 4 },
          }),
        )
      : null,
    h(
      'td',
      { className: 'line', style: cell, ...(picture ? {} : { colSpan: 2 }) },
      h('strong', { className: 'ink', style: { color: ink, overflowWrap: 'anywhere' } }, title),
      lines.length > 0
        ? h(
            'div',
            {
              className: 'muted',
              style: { fontSize: 15, lineHeight: '22px', color: muted, overflowWrap: 'anywhere' },
            },
            ...lines.flatMap((line, index) => (index > 0 ? [h('br', { key: index }), line] : [line])),
          )
        : null,
    ),
    h(
      'td',
      { className: 'line', style: { ...cell, paddingLeft: 16, textAlign: 'right' } },
      h(
        'strong',
        {
          className: before ? 'sale' : 'ink',
          style: { color: before ? reduced : ink, whiteSpace: 'nowrap' },
        },
        price,
      ),
      before ? ' ' : null,
      before
        ? h('s', { className: 'muted', style: { color: muted, whiteSpace: 'nowrap' } }, before.price)
        : null,
    ),
  )
}

function drawSums(
  { sums, total, note }: Extract<EmailBlock, { kind: 'sums' }>,
  brand: Brand,
  key: number,
): ReactNode {
  const { ink, muted } = brand
  const row = ({ name, value }: Fact, index: number, style: CSSProperties, className: string) =>
    h(
      'tr',
      { key: index },
      h('td', { className, style }, name),
      h('td', { className, style: { ...style, textAlign: 'right', whiteSpace: 'nowrap' } }, value),
    )
  const plain: CSSProperties = { padding: '5px 0', color: ink }
  const strong: CSSProperties = {
    ...{ padding: '14px 0 4px', borderTop: `1px solid ${ink}`, color: ink },
    ...{ fontFamily: brand.face, fontSize: 23, lineHeight: '28px', fontWeight: 600 },
  }
  return h(
    'div',
    { key, style: { margin: '10px 0 24px' } },
    h(
      'table',
      TABLE,
      h(
        'tbody',
        null,
        ...sums.map((sum, index) => row(sum, index, plain, 'ink')),
        // Space above the rule.
        sums.length > 0 ? h('tr', null, h('td', { colSpan: 2, style: { height: 10 } })) : null,
        row(total, sums.length, strong, 'ink rule'),
      ),
    ),
    note ? h('p', { className: 'muted', style: { ...SMALL, margin: '4px 0 0', color: muted } }, note) : null,
  )
}
