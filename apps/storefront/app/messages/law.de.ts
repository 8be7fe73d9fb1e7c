export const law = {
  'law.guarantee-title': 'Gesetzliche Gewährleistung',
  'law.guarantee-years': 'Mindestens {years} Jahre ab Lieferung',
  'law.guarantee-faulty':
    'Ist eine Ware nicht wie beschrieben, funktioniert sie nicht oder ist sie fehlerhaft, muss der Verkäufer sie kostenlos nachbessern oder ersetzen. Geht das nicht oder dauert es zu lange, gibt es einen Teil des Preises oder den ganzen zurück.',
  'law.guarantee-eu':
    'Dieses Recht gilt in der ganzen EU und auch für personalisierte Produkte. Eine freiwillige Garantie kommt höchstens dazu.',
  'law.guarantee-link': 'Gesetzliche Gewährleistung im Portal Your Europe',
  'law.guarantee-qr': 'QR-Code: führt zur Seite des Portals Your Europe über die gesetzliche Gewährleistung',
}
