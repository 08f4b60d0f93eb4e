/** Shows what other formatters change: a long number, trailing zeros, an escape, the order of keys. */
export const SAMPLE =
  '{"id":12345678901234567890,"name":"Caf\\u00e9 \\"Zürich\\"","price":4.50,"open":true,"owner":null,' +
  '"tags":["coffee","cake"],"hours":[{"days":"Mon–Fri","from":"07:30","to":"18:00"},{"days":"Sat","from":"09:00","to":"16:00"}],' +
  '"location":{"lat":47.3769,"lon":8.5417}}';
