-- Read by wrk: a query of its own for each request.
local count = 0
request = function()
  count = count + 1
  return wrk.format(nil, wrk.path .. "&vary=" .. count)
end
