const TOKEN = /var\(--([a-z0-9-]+)\)/g

/** Tokens used in a drawing, without repetitions. */
export const tokensInArtwork = (svg: string): string[] => [
  ...new Set([...svg.matchAll(TOKEN)].map(([, token]) => token ?? '')),
]

/** Problems of a drawing as artwork of a design. */
export function artworkProblems(svg: string): string[] {
  const problems: string[] = []
  if (!/<svg[^>]*\sviewBox="[-\d. ,]+"/.test(svg)) problems.push('needs an <svg> with a viewBox')
  if (/<(script|foreignObject|text|image|style)\b/i.test(svg)) problems.push('may only hold drawn shapes')
  // Gradients would be black on screen and in print.
  if (/<(linear|radial)Gradient\b/i.test(svg)) problems.push('must not hold gradients')
  if (/\son\w+=|javascript:|href="(?!#)/i.test(svg)) problems.push('must not refer to anything outside')
  if (/#[0-9a-f]{3,8}"/i.test(svg.replace(/(?:href="|url\()#[^")]*/g, '')))
    problems.push('has a colour that is not a token')
  return problems
}
