const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for XML and HTML, also within an attribute in double quotes. Control characters stay. */
export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, sign => ENTITIES[sign] ?? sign)
