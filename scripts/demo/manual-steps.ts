/** The same steps for a shell: the bundled clip is uploaded, since it has no public address to be fetched from. */
export const manualSteps = `The same by hand, with \`npm start\` running in another terminal:

  BASE=http://127.0.0.1:3000/api
  field() { node -pe "JSON.parse(require('fs').readFileSync(0))['$1']"; }
  TOKEN=$(npm run --silent captioneer -- user create --email you@example.com --json | field api_token)
  URL=$(curl -s $BASE/uploads -H "Authorization: Bearer $TOKEN" -F file=@assets/demo/sonnet.mp4 | field upload_url)
  ID=$(curl -s $BASE/video/create -H "Authorization: Bearer $TOKEN" \\
    -H 'Content-Type: application/json' -d "{\\"video_url\\": \\"$URL\\"}" | field video_id)
  curl -sN $BASE/videos/$ID/events -H "Authorization: Bearer $TOKEN"
  curl -s -o captioned.mp4 $(curl -s -X GET $BASE/video/get -H "Authorization: Bearer $TOKEN" \\
    -H 'Content-Type: application/json' -d "{\\"video_id\\": \\"$ID\\"}" | field video_url)
`;
