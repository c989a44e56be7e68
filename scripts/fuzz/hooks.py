"""The types of bodies that schemathesis does not know by itself."""

import schemathesis


@schemathesis.serializer("application/offset+octet-stream")
def send_bytes(ctx, value):
    if isinstance(value, str):
        return value.encode()
    return value if isinstance(value, bytes) else bytes(value)
