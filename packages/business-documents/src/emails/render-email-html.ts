import type { EmailMessage } from '@passepartout/db'
import { type Shop, shopFor } from '@passepartout/domain'
import { Body } from '@react-email/body'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { BRANDS, type Brand } from '../brand.ts'
import { type EmailContent, isHttpUrl, toSingleLine } from './email-content.ts'
import { emailStyles, SANS } from './email-styles.ts'
import { renderBlockHtml } from './render-block-html.ts'
import { renderEmailText } from './render-email-text.ts'

const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/**
 * Renders an email as HTML and plain text. It loads nothing from the network, so that opening it is not trackable;
 * images are attachments.
 */
export function renderEmailHtml(
  letter: EmailContent,
  { channel, locale }: Pick<Shop, 'channel' | 'locale'>,
): Pick<EmailMessage, 'subject' | 'text' | 'html' | 'attachments'> {
  const brand = BRANDS[channel]
  const { attachments } = letter
  return {
    subject: toSingleLine(letter.subject),
    text: renderEmailText(letter, locale),
    html: `${DOCTYPE}${renderToStaticMarkup(page(letter, brand, locale))}`,
    ...(attachments && attachments.length > 0 ? { attachments } : {}),
  }
}

function page({ subject, preview, title, blocks, foot }: EmailContent, brand: Brand, locale: Shop['locale']) {
  const { language } = shopFor('passepartout', locale)
  return h(
    Html,
    { lang: locale, dir: 'ltr' },
    h(
      Head,
      null,
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, toSingleLine(subject)),
      h('style', null, emailStyles(brand)),
    ),
    preview ? h(Preview, null, preview) : null,
    h(
      Body,
      { className: 'ground', style: { margin: 0, padding: 0, backgroundColor: brand.ground } },
      h(
        Container,
        {
          className: 'sheet',
          style: {
            ...{ width: '100%', maxWidth: 600, margin: '0 auto', backgroundColor: '#ffffff' },
            ...{ fontFamily: SANS, fontSize: 16, lineHeight: '25px', color: brand.ink },
          },
        },
        h('div', { className: 'side', style: { padding: '32px 40px 40px' } }, [
          wordmark(brand),
          h(
            'h1',
            {
              ...{ key: 'title', className: 'ink title' },
              style: {
                margin: '40px 0 12px',
                ...{ fontFamily: brand.face, fontSize: 34, lineHeight: '38px', fontWeight: 600 },
                ...{
                  color: brand.ink,
                  overflowWrap: 'anywhere',
                  hyphens: language === 'de' ? 'auto' : 'manual',
                },
              },
            },
            title,
          ),
          ...blocks.map((block, index) => renderBlockHtml(block, brand, index)),
        ]),
        drawFoot(foot, brand),
      ),
    ),
  )
}

/** Mail programs block or distort images; the mark consists of two boxes that all of them draw. */
function wordmark({ name, ink, accent, face, mark }: Brand): ReactNode {
  const isFrame = mark.shapes[0]?.stroke !== undefined
  const frame = { width: 15, height: 20, border: `3px solid ${ink}`, borderRadius: 0 }
  return h(
    'table',
    { key: 'mark', role: 'presentation', cellPadding: 0, cellSpacing: 0 },
    h(
      'tbody',
      null,
      h(
        'tr',
        null,
        isFrame
          ? h(
              'td',
              { style: { paddingRight: 12 } },
              h(
                'div',
                { className: 'frame', style: frame },
                h('div', { style: { width: 9, height: 11, margin: '3px auto 0', backgroundColor: accent } }),
              ),
            )
          : null,
        h(
          'td',
          { className: 'ink', style: { fontFamily: face, fontSize: 23, fontWeight: 600, color: ink } },
          name,
        ),
      ),
    ),
  )
}

function drawFoot({ notes, links }: EmailContent['foot'], { stage, line, muted, ink }: Brand): ReactNode {
  const style = { margin: '0 0 14px', maxWidth: 480, fontSize: 14, lineHeight: '21px', color: muted }
  return h(
    'div',
    {
      className: 'side stage',
      style: { padding: '24px 40px', borderTop: `1px solid ${line}`, backgroundColor: stage },
    },
    ...notes.map(({ strong, text }, index) =>
      h(
        'p',
        { key: index, className: 'muted', style },
        strong ? h('strong', { className: 'ink', style: { color: ink } }, strong) : null,
        strong ? ' ' : null,
        text,
      ),
    ),
    h(
      'p',
      { className: 'muted', style: { ...style, margin: 0 } },
      ...links
        .filter(({ url }) => isHttpUrl(url))
        .flatMap(({ text, url }, index) => [
          // The dot stays at the end of a line.
          index > 0 ? '\u00a0· ' : null,
          h('a', { key: url, href: url, className: 'ink', style: { color: ink, fontWeight: 600 } }, text),
        ]),
    ),
  )
}
