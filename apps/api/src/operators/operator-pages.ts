import { html, raw } from 'hono/html'
import { renderSVG } from 'uqr'

type Piece = ReturnType<typeof html>

/** Frame of an operator page. These pages are plain and in English. */
function page(title: string, content: Piece): Promise<string> | string {
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/_operator/style.css">
</head>
<body><main><h1>${title}</h1>${content}</main></body>
</html>`)
}

export const STYLE = `body{margin:0;font:17px/1.5 system-ui,sans-serif;color:#191817;background:#faf9f6}
main{max-width:26rem;margin:0 auto;padding:3rem 1.25rem}
h1{font-size:1.75rem;line-height:1.2}
label{display:block;margin:1.25rem 0 .25rem;font-weight:600}
input{box-sizing:border-box;width:100%;min-height:3rem;padding:.5rem .75rem;font:inherit;border:1px solid #6b6660;border-radius:2px;background:#fff}
button{min-height:3rem;margin-top:1.5rem;padding:.5rem 1.5rem;font:inherit;font-weight:600;color:#fff;background:#1f3ac9;border:0;border-radius:2px;cursor:pointer}
:focus-visible{outline:3px solid #1f3ac9;outline-offset:2px}
[role=alert]{padding:.75rem 1rem;border-left:4px solid #b3261e;background:#fff}
code{overflow-wrap:anywhere}
svg{display:block;width:12rem;height:12rem;background:#fff}`

/** Creates or uses a passkey in the browser. Buttons that need the script are hidden without it. */
export const PASSKEY_SCRIPT = `const problem = document.querySelector('[data-passkey-problem]')
const send = async (path, body) => {
  const answer = await fetch('/_operator/passkey/' + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const payload = await answer.json()
  if (!answer.ok) throw new Error(payload.problem)
  return payload
}
const ways = {
  add: async options =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }),
  use: async options =>
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }),
}
for (const button of document.querySelectorAll('button[data-passkey]')) {
  if (!('PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential)) break
  button.hidden = false
  button.addEventListener('click', async () => {
    const { passkey: way, token = '', to = '' } = button.dataset
    problem.hidden = true
    try {
      const options = await send(way + '-question', { token })
      const made = await ways[way](options).catch(() => null)
      if (!made) throw new Error(problem.dataset.none)
      location.assign((await send(way, { token, to, response: made.toJSON() })).to)
    } catch (error) {
      problem.textContent = error.message
      problem.hidden = false
    }
  })
}`

/** A button that works only with the script, and the element for its error message. */
const passkeyButton = (way: 'add' | 'use', text: string, data: { token?: string; to?: string } = {}) =>
  html`<p role="alert" data-passkey-problem data-none="The passkey did not answer." hidden></p>
<button type="button" data-passkey="${way}" data-token="${data.token ?? ''}" data-to="${data.to ?? ''}" hidden>${text}</button>
<script type="module" src="/_operator/passkey.js"></script>`

const alert = (problem: string | undefined) => (problem ? html`<p role="alert">${problem}</p>` : '')

export const logInPage = (to: string, problem?: string, email = '') =>
  page(
    'Log in',
    html`${alert(problem)}<form method="post" action="/_operator/log-in">
<input type="hidden" name="to" value="${to}">
<label for="email">Email address</label>
<input id="email" name="email" type="email" autocomplete="username" required value="${email}">
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required>
<label for="code">Six digits of your authenticator app</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" pattern="[0-9 ]*" required>
<button>Log in</button>
</form>
${passkeyButton('use', 'Log in with a passkey', { to })}`,
  )

export const setUpPage = (setUp: { token: string; secret: string; url: string }, problem?: string) =>
  page(
    'Set up your access',
    html`${alert(problem)}<p>Scan this with an authenticator app, or type <code>${setUp.secret}</code> into it.</p>
${raw(renderSVG(setUp.url))}
<form method="post" action="/_operator/set-up">
<input type="hidden" name="token" value="${setUp.token}">
<label for="password">New password, at least 12 characters</label>
<input id="password" name="password" type="password" autocomplete="new-password" minlength="12" required>
<label for="code">Six digits that the app shows</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" pattern="[0-9 ]*" required>
<button>Set up</button>
</form>
<p>Or without a password: a passkey of this device, or of a security key.</p>
${passkeyButton('add', 'Set up with a passkey', { token: setUp.token })}`,
  )

export const messagePage = (title: string, text: string) => page(title, html`<p>${text}</p>`)

interface HomeParts {
  name: string
  links: readonly { text: string; href: string }[]
  passkeys: readonly { id: string; name: string | null }[]
}

export const homePage = ({ name, links, passkeys }: HomeParts, problem?: string) =>
  page(
    'Operators',
    html`${alert(problem)}<p>Logged in as ${name}.</p>
<ul>${links.map(({ text, href }) => html`<li><a href="${href}">${text}</a></li>`)}</ul>
<h2>Passkeys</h2>
${passkeys.map(
  ({ id, name }) => html`<form method="post" action="/_operator/passkey/remove">
<input type="hidden" name="id" value="${id}">
<p>${name} <button aria-label="Remove ${name}">Remove</button></p>
</form>`,
)}
${passkeyButton('add', 'Add a passkey')}
<form method="post" action="/_operator/log-out"><button>Log out</button></form>`,
  )
