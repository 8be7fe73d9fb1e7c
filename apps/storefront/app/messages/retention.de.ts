export const retention = {
  'retention.designs': 'Fotos, Gestaltungen und Merkzettel ohne Konto, nach dem letzten Besuch',
  'retention.account-designs': 'Fotos, Gestaltungen und Merkzettel im Konto',
  'retention.shared-words':
    'Geteilte Entwürfe: Links, Kommentare, Freigaben, hinzugefügte Fotos und die E-Mail-Adresse für Benachrichtigungen; ab Ablauf des Links',
  'retention.share-question': 'Adressen für E-Mails zu geteilten Gestaltungen, die nicht bestätigt wurden',
  'retention.guest-books':
    'Gästebücher und Kondolenzbücher mit allen Einträgen, nach dem letzten Tag zum Schreiben',
  'retention.cart-photos': 'Fotos in einem Warenkorb, nach dem letzten Besuch',
  'retention.order-photos':
    'Fotos und Druckdateien einer Bestellung, nach der Lieferung, und Bilder einer Reklamation, nach der Entscheidung',
  'retention.invoices': 'Bestellungen und Rechnungen, wie es das Steuerrecht verlangt',
  'retention.account': 'Konto und Adressen',
  'retention.tool-results': 'Ergebnisse der Foto-Werkzeuge',
  'retention.messages': 'Nachrichten aus dem Kontaktformular',
  'retention.mails': 'Kopien verschickter E-Mails',
  'retention.newsletter-question': 'Anmeldungen zum Newsletter, die nicht bestätigt wurden',
  'retention.newsletter-proof': 'Nachweis der Zustimmung zum Newsletter, nach der Abmeldung',
  'retention.security-journal': 'Anmeldungen und Änderungen am Konto, zur Abwehr von Missbrauch',
  'retention.experiments': 'Angaben aus Vergleichstests, unter einer Zufallszahl',
  'retention.telemetry': 'Technische Meldungen aus Vergleichstests',
  'retention.recordings': 'Aufgezeichnete Besuche, unkenntlich gemacht',
  'retention.numbers': 'Tagessummen ohne Bezug zu einer Person',
  'retention.until-deleted': 'bis zur Löschung',
  'retention.one-hour': 'eine Stunde',
  'retention.days': '{days} Tage',
  'retention.years': '{years} Jahre',
}
